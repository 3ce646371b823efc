"""GPT-2 as an ONNX graph, out of the operators that ONNX Runtime made for such models.

Attention is GroupQueryAttention, whose keys and values stay in one buffer for the whole context: nothing is copied from step to
step. Additions of biases and residuals are fused into SkipLayerNormalization and FastGelu, as its own optimizer would do.
"""

import onnx
from onnx import TensorProto, helper, numpy_helper

FLOAT, INT32, INT64 = TensorProto.FLOAT, TensorProto.INT32, TensorProto.INT64
FUSED = "com.microsoft"


class Graph:
    """Collects nodes; a node's result is known by its name."""

    def __init__(self, weights):
        self.nodes = []
        self.initializers = [numpy_helper.from_array(values, name) for name, values in weights.items()]

    def add(self, operator, inputs, outputs=None, domain="", **attributes):
        outputs = outputs or [f"{operator}_{len(self.nodes)}"]
        self.nodes.append(helper.make_node(operator, inputs, outputs, domain=domain, **attributes))
        return outputs[0]

    def norm_of_sum(self, added, rows, bias, norm, epsilon):
        """The norm of `added` + `rows` + `bias`, and that sum itself: the next residual."""
        number = len(self.nodes)
        inputs = [added, rows, f"{norm}.weight", f"{norm}.bias", bias]
        outputs = [f"norm_{number}", "", "", f"rows_{number}"]
        self.add("SkipLayerNormalization", inputs, outputs, FUSED, epsilon=epsilon)
        return outputs[0], outputs[3]


def cache_names(block):
    return [f"{part}_{block}" for part in ("key", "value")]


def attention(graph, block, normed, heads):
    qkv = graph.add("Add", [graph.add("MatMul", [normed, f"h.{block}.attn.c_attn.weight"]), f"h.{block}.attn.c_attn.bias"])
    past, present = ([f"{when}_{name}" for name in cache_names(block)] for when in ("past", "present"))
    mixed = graph.add(
        "GroupQueryAttention",
        [qkv, "", "", *past, "rows_before_last", "rows"],
        [f"mixed_{block}", *present],
        FUSED,
        num_heads=heads,
        kv_num_heads=heads,
    )
    return graph.add("MatMul", [mixed, f"h.{block}.attn.c_proj.weight"])


def feed_forward(graph, block, normed):
    inner = graph.add("MatMul", [normed, f"h.{block}.mlp.c_fc.weight"])
    active = graph.add("FastGelu", [inner, f"h.{block}.mlp.c_fc.bias"], domain=FUSED)
    return graph.add("MatMul", [active, f"h.{block}.mlp.c_proj.weight"])


def make_model(weights, config):
    """The model: ids and positions of new rows in, the last one's logits out; past and present hold the cache."""
    blocks, heads, epsilon = config["n_layer"], config["n_head"], config["layer_norm_epsilon"]
    graph = Graph(weights)
    rows = graph.add("Add", [graph.add("Gather", ["wte.weight", "ids"]), graph.add("Gather", ["wpe.weight", "positions"])])
    normed = graph.add("LayerNormalization", [rows, "h.0.ln_1.weight", "h.0.ln_1.bias"], epsilon=epsilon)
    for block in range(blocks):
        mixed = attention(graph, block, normed, heads)
        normed, rows = graph.norm_of_sum(mixed, rows, f"h.{block}.attn.c_proj.bias", f"h.{block}.ln_2", epsilon)
        made = feed_forward(graph, block, normed)
        following = f"h.{block + 1}.ln_1" if block + 1 < blocks else "ln_f"
        normed, rows = graph.norm_of_sum(made, rows, f"h.{block}.mlp.c_proj.bias", following, epsilon)
    graph.initializers.append(helper.make_tensor("last", INT64, [], [-1]))
    last = graph.add("Gather", [normed, "last"], axis=1)
    graph.add("Gemm", [last, "wte.weight"], ["logits"], transB=1)

    shape = [1, heads, config["n_positions"], config["n_embd"] // heads]
    inputs = [
        helper.make_tensor_value_info("ids", INT64, [1, "new"]),
        helper.make_tensor_value_info("positions", INT64, [1, "new"]),
        helper.make_tensor_value_info("rows_before_last", INT32, [1]),
        helper.make_tensor_value_info("rows", INT32, []),
    ]
    outputs = [helper.make_tensor_value_info("logits", FLOAT, [1, config["vocab_size"]])]
    for block in range(blocks):
        for name in cache_names(block):
            inputs.append(helper.make_tensor_value_info(f"past_{name}", FLOAT, shape))
            outputs.append(helper.make_tensor_value_info(f"present_{name}", FLOAT, shape))
    made = helper.make_graph(graph.nodes, "gpt2", inputs, outputs, graph.initializers)
    return helper.make_model(made, opset_imports=[helper.make_opsetid("", 17), helper.make_opsetid(FUSED, 1)], ir_version=9)
