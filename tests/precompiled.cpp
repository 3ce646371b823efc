// Nothing: the target that makes the precompiled headers of the tests needs a source.
