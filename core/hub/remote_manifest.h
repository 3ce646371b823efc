// Asks the hub what a repository that isn't in the list of known models consists of.
#pragma once

#include <string>

#include "core/base/error.h"
#include "core/hub/hub_client.h"
#include "core/hub/model_manifest.h"

namespace rowkeeper {

// The files that are needed, with the sizes and checksums that the hub gives for the commit that is called main now: config.json,
// vocab.json and merges.txt or else tokenizer.json, model.safetensors or else its index and shards. Errors: those of
// HubClient::ask(), hub_file_not_found, hub_only_pickle, weights_shard_outside, json_invalid, json_damaged.
Result<ModelManifest> ask_for_manifest(HubClient& hub, const std::string& repository);

}  // namespace rowkeeper
