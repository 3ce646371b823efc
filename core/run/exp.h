// e^x in core's own arithmetic: the C library's exp differs in its last bits from one machine to the next, and with it would
// the tokens that a seed draws.
#pragma once

namespace rowkeeper {

// Within 1 ulp of e^x; subnormal results are rounded to what is left of them. exp(0) is 1, exp(-inf) 0, exp(inf) inf,
// exp(NaN) NaN.
double deterministic_exp(double x);

}  // namespace rowkeeper
