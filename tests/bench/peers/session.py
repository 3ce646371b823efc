"""What every peer gives: a model with its cache, driven by token ids.

A peer is a module peer_NAME.py with

    PRECISIONS = {"f32": "float32", ...}      # what it can do of f32, f16 and q8, and what it calls that
    MISSING = {"f16": "the reason", ...}      # the others
    CACHE_BITS = {"f32": 32, ...}             # of a number in its cache, beside weights of each kind
    NOTE = "..."                              # what a reader of its times must know; may be empty
    def version(): ...
    def prepare(folder, files, precision): ...             # converts the folder's model once, for a later open_session
    def open_session(folder, files, precision, threads): ...  # a Session

`folder` holds random:gpt2 in Hugging Face's layout, `files` is the peer's own folder for what it converts.
"""


class Session:
    def prefill(self, ids, steps):
        """Forgets all rows, computes those of `ids` and the last one's logits; at most `steps` steps will follow."""
        raise NotImplementedError

    def step(self, token):
        """Computes one more row, from the cache of those before it, and its logits."""
        raise NotImplementedError

    def logits(self):
        """The last row's logits, as a float32 array of the vocabulary's length."""
        raise NotImplementedError

    def uncached_logits(self, ids):
        """The last row's logits when all rows are computed in one pass."""
        self.prefill(ids, 0)
        return self.logits()

    def cached_logits(self, ids):
        """The last row's logits when all rows but it are computed first, and then it from their cache."""
        self.prefill(ids[:-1], 1)
        self.step(ids[-1])
        return self.logits()
