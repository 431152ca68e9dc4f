export const id = 44;
export const ids = [44];
export const modules = {

/***/ 51044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createCompletion: () => (/* binding */ createCompletion)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _options_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95441);
/* harmony import */ var _options_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65967);
/** `completion`: a shell \u2192 the script by which it completes commands and options. */




const SHELLS = ['bash', 'zsh', 'fish'];
const createCompletion = (commands) => (0,_options_command_js__WEBPACK_IMPORTED_MODULE_1__/* .defineCommand */ .NB)({
    summary: `Prints a script that completes commands and options in ${SHELLS.join(', ')}`,
    positionals: `[${SHELLS.join(' | ')}]`,
    options: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({}),
    async run(_, [shell = ''], { stdout }) {
        const others = Object.entries(commands).filter(([name]) => name !== 'completion');
        const rows = await Promise.all(others.map(async ([name, load]) => rowOf(name, await load())));
        if (shell === 'bash')
            stdout(renderBash(rows));
        else if (shell === 'zsh')
            stdout(`autoload -U +X bashcompinit && bashcompinit\n${renderBash(rows)}`);
        else if (shell === 'fish')
            stdout(renderFish(rows));
        else
            throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(shell === '' ? 'Name a shell.' : `'${shell}' is no shell that this can complete in.`, {
                fix: 'for example, add `source <(agent-routing completion bash)` to ~/.bashrc; zsh and fish work too.',
            });
        return 0;
    },
});
const rowOf = (name, { summary, options }) => ({
    name,
    summary,
    flags: [
        ...Object.entries(options.shape).map(([key, schema]) => ({ flag: (0,_options_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .flagOf */ .iP)(key), text: schema.description ?? '' })),
        { flag: '--help', text: 'Show the options' },
    ],
});
const renderBash = (rows) => `_agent_routing() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" words="${rows.map(({ name }) => name).join(' ')}"
  if [ "$COMP_CWORD" -gt 1 ]; then
    case "\${COMP_WORDS[1]}" in
${rows.map(({ name, flags }) => `      ${name}) words="${flags.map(({ flag }) => flag).join(' ')}" ;;`).join('\n')}
      *) words="" ;;
    esac
    case "$cur" in -*) ;; *) words="" ;; esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _agent_routing agent-routing
`;
const renderFish = (rows) => `${rows
    .flatMap(({ name, summary, flags }) => [
    `complete -c agent-routing -n __fish_use_subcommand -f -a ${name} -d ${quote(summary)}`,
    ...flags.map(({ flag, text }) => `complete -c agent-routing -n ${quote(`__fish_seen_subcommand_from ${name}`)} -l ${flag.slice(2)} -d ${quote(text)}`),
])
    .join('\n')}\n`;
/** Of fish: inside single quotes only these two are special. */
const quote = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`;


/***/ })

};
