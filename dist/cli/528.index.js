export const id = 528;
export const ids = [528];
export const modules = {

/***/ 2528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   report: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2857);
/* harmony import */ var _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5815);
/* harmony import */ var _lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6977);
/* harmony import */ var _options_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3616);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(931);
/** `report`: results of a batch and their comparison → Markdown, HTML, JUnit or another format. */






const report = (0,_options_command_js__WEBPACK_IMPORTED_MODULE_3__/* .defineCommand */ .NB)({
    summary: 'Writes the report of a batch as Markdown, HTML, JUnit XML, text, JSON, suite report or proof log',
    positionals: '',
    options: _compare_js__WEBPACK_IMPORTED_MODULE_4__.ComparedSchema.extend({
        format: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REPORT_FORMATS */ .EL)
            .default('markdown')
            .describe(`Report format: ${_lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REPORT_FORMATS */ .EL.join(', ')}`),
        output: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional().describe('File to write; default stdout'),
    }),
    async run(options, _, shell) {
        const input = await (0,_compare_js__WEBPACK_IMPORTED_MODULE_4__.compareResults)(options, shell);
        const text = (0,_lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .renderReport */ .B1)(options.format, {
            ...input,
            columns: shell.columns,
            wrap: Boolean(shell.wrap && !options.output),
            colour: shell.colour && !options.output,
        });
        if (options.output === undefined)
            shell.stdout(text);
        else
            await _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_1__/* .files */ .a.write((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(shell.cwd, options.output), text);
        // The gate decides the exit code of `compare`, not of `report`.
        return 0;
    },
});


/***/ })

};
