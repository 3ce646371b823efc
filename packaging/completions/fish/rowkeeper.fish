# fish completion of rowkeeper
# Made by packaging/completions.py out of the program's --help.
# Whether what is being typed belongs to one of these subcommands.
function _rowkeeper_in
    true
end
complete -c rowkeeper -f
complete -c rowkeeper -n "_rowkeeper_in ''" -s h -l help -d 'Print this help message and exit'
complete -c rowkeeper -n "_rowkeeper_in ''" -l model -r -f -a 'bundled rowkeeper-tiny-mqa gpt2 random:gpt2 (__fish_complete_directories)' -d 'bundled, rowkeeper-tiny-mqa, gpt2, random:gpt2[:SEED] or a model folder'
complete -c rowkeeper -n "_rowkeeper_in ''" -l known-models -r -F -d 'A list of models with sizes and checksums, instead of the program\'s own'
complete -c rowkeeper -n "_rowkeeper_in ''" -l backend -r -f -a 'exact openblas cuda cublas' -d 'exact, openblas, cuda or cublas'
complete -c rowkeeper -n "_rowkeeper_in ''" -l weights -r -f -a 'f32 f16 q8' -d 'f32, f16 or q8 (8 bits): how the weights are kept in memory'
complete -c rowkeeper -n "_rowkeeper_in ''" -l threads -r -f -d '0: one for each core'
complete -c rowkeeper -n "_rowkeeper_in ''" -l language -r -f -a 'ar de en es fr ja pt zh_CN' -d 'en, ar, de, es, fr, ja, pt or zh_CN'
complete -c rowkeeper -n "_rowkeeper_in ''" -l screenshot -r -f -a 'watch race chat memory squeeze models learn' -d 'Render a page (watch, race, chat, memory, squeeze, models, learn, ...'
complete -c rowkeeper -n "_rowkeeper_in ''" -l film -r -f -a '(__fish_complete_directories)' -d 'Render Watch after each step, the cache off in the middle third, into a ...'
complete -c rowkeeper -n "_rowkeeper_in ''" -l steps -r -f -d 'Of a picture: steps to take first; of a film: its steps'
complete -c rowkeeper -n "_rowkeeper_in ''" -l size -r -f -d 'Of the picture, WxH'
complete -c rowkeeper -n "_rowkeeper_in ''" -l theme -r -f -a 'light dark' -d 'light or dark'
complete -c rowkeeper -n "_rowkeeper_in ''" -l cache -r -f -a 'on off' -d 'on or off'
complete -c rowkeeper -n "_rowkeeper_in ''" -l scale -r -f -d 'Pixels for each of the window\'s'
complete -c rowkeeper -n "_rowkeeper_in ''" -l projector -d 'Projector mode'
complete -c rowkeeper -n "_rowkeeper_in ''" -l version -d 'Display program version information and exit'
complete -c rowkeeper -n "_rowkeeper_in ''" -f -a '(__fish_complete_suffix .rowkeeper)'
