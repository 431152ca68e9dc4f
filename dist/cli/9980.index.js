export const id = 9980;
export const ids = [9980];
export const modules = {

/***/ 84076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TV: () => (/* binding */ isExecutable),
/* harmony export */   fo: () => (/* binding */ isFile),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   t2: () => (/* binding */ exists)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/** A path \u2192 what is there; links are followed, and what cannot be seen is not there. */


/** A turn of the thread pool costs more than the question. */
function factsOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }) ?? null;
    }
    catch {
        return null;
    }
}
const exists = async (path) => factsOf(path) !== null;
const isFile = async (path) => factsOf(path)?.isFile() === true;
const isFolder = async (path) => factsOf(path)?.isDirectory() === true;
const isExecutable = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(path, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK).then(() => true, () => false);


/***/ }),

/***/ 43721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   JR: () => (/* binding */ isSkipped),
/* harmony export */   XF: () => (/* binding */ readLink),
/* harmony export */   dN: () => (/* binding */ realPathOf),
/* harmony export */   nP: () => (/* binding */ hashFolder),
/* harmony export */   nT: () => (/* binding */ listTree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/** A folder of the source \u2192 its files. Symbolic links are followed only inside the root. */



const { join } = node_path__WEBPACK_IMPORTED_MODULE_2__.posix;
/** Agents never get a copy of these. */
const SKIPPED = new Set(['.git', 'node_modules', '.agent-routing']);
/** Every file at or below `at`, sorted, relative to the root (through a link: by the link's own path). Links that leave the root or form a cycle are skipped. */
async function listTree(root, at) {
    const files = [];
    walk(root, at, [], files);
    return files.sort();
}
/** Without the thread pool, of which a turn costs more than what most of these calls do. */
function walk(root, at, above, files) {
    const real = realPathOf(join(root, at));
    if (real === null || !isInside(root, real))
        return;
    // A link to a folder that contains it, whether or not the walk came through that folder.
    const parent = above.at(-1);
    if (above.includes(real) || (parent !== undefined && isInside(real, parent)))
        return;
    const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real);
    if (facts.isFile())
        files.push(at);
    if (facts.isDirectory())
        walkFolder({ root, at, real }, above, files);
}
/** Only what is a link, or of a kind that the disk does not name, is looked at again. */
function walkFolder({ root, at, real }, above, files) {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(real, { withFileTypes: true });
    const all = [...above, real];
    for (const entry of entries) {
        if (SKIPPED.has(entry.name))
            continue;
        const path = at === '.' ? entry.name : join(at, entry.name);
        if (entry.isFile())
            files.push(path);
        else if (entry.isDirectory())
            walkFolder({ root, at: path, real: join(real, entry.name) }, all, files);
        else
            walk(root, path, all, files);
    }
}
/** The paths of a folder's files, and sha256 over them and their bytes, hex. */
async function hashFolder(root, folder) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const paths = await listTree(root, folder);
    const files = paths.map((path) => node_path__WEBPACK_IMPORTED_MODULE_2__.posix.relative(folder, path));
    for (const [at, path] of paths.entries()) {
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(join(root, path));
        hash.update(`${files[at]}\0${bytes.length}\0`).update(bytes);
    }
    return { hash: hash.digest('hex'), files };
}
/** Null where nothing is there, or nothing that can be reached. */
function realPathOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) ? node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(path) : null;
    }
    catch {
        return null;
    }
}
function isInside(root, path) {
    return path === root || path.startsWith(root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_2__.sep) ? root : root + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
}
const isSkipped = (name) => SKIPPED.has(name);
/** Null when `path` (relative to the root) is not a symbolic link. */
async function readLink(root, path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(join(root, path), { throwIfNoEntry: false })?.isSymbolicLink())
        return null;
    const written = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(join(root, path));
    const target = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.resolve(node_path__WEBPACK_IMPORTED_MODULE_2__.posix.dirname(join(root, path)), written);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(target))
        return { target: null, broken: written };
    const real = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(target);
    return { target: isInside(root, real) ? node_path__WEBPACK_IMPORTED_MODULE_2__.posix.relative(root, real) : null };
}


/***/ }),

/***/ 70075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readRouteFolder: () => (/* binding */ readRouteFolder),
  readRouteSkill: () => (/* binding */ readRouteSkill)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/lib/skill/front-matter.js
var front_matter = __webpack_require__(9523);
// EXTERNAL MODULE: ./build/lib/router/words/tool.js
var tool = __webpack_require__(68978);
// EXTERNAL MODULE: ./build/lib/router/read/tool-list.js
var tool_list = __webpack_require__(15428);
;// CONCATENATED MODULE: ./build/lib/router/read/skill-entry.js
/** Turns the text of a SKILL.md into a row of the index; broken front matter is a warning with its line. */



const NAMELESS = '; the skill is indexed only by the name of its folder.';
function parseSkillFile(text, file) {
    const { present, fields, problems } = (0,front_matter/* parseFrontMatter */.e)(text);
    const metadata = typeof fields['metadata'] === 'object' && fields['metadata'] !== null ? fields['metadata'] : {};
    (0,tool_list/* refuseKeywords */.nd)(fields, { file, path: 'front matter' });
    (0,tool_list/* refuseKeywords */.nd)(metadata, { file, path: 'metadata' });
    const all = { ...metadata, ...fields };
    const folder = file.split(/[\\/]/).at(-2) ?? file;
    const id = textOf(all['name']) || folder;
    return {
        tool: (0,tool/* makeTool */.Z)(id, describe(all), {
            type: 'skill',
            skill_name: id,
            command: id,
            category: textOf(all['category']),
            routing_keywords: listOf(all['routing_keywords']),
            intents: listOf(all['intents']),
            file_path: file,
        }),
        warnings: [
            ...problems.map(({ line, message }) => `${file}:${line}: ${message}${present ? '' : NAMELESS}`),
            ...unreadable(all).map((key) => `${file}:${lineOf(text, key)}: ${key} cannot be read and is ignored`),
        ],
    };
}
/** Claude Code and Qwen Code list `when_to_use` behind the description; both say when the skill is wanted. */
function describe(fields) {
    return [fields['description'], fields['when_to_use']].map(textOf).filter(Boolean).join(' - ');
}
/** Fields that have a value which cannot be read. */
function unreadable(fields) {
    const hasValue = (key) => fields[key] !== undefined && fields[key] !== null && fields[key] !== '';
    return [
        ...['name', 'description', 'when_to_use', 'category'].filter((key) => hasValue(key) && textOf(fields[key]) === ''),
        ...['routing_keywords', 'intents'].filter((key) => hasValue(key) && listOf(fields[key]).length < lengthOf(fields[key])),
    ];
}
const lengthOf = (value) => (Array.isArray(value) ? value.length : 1);
function lineOf(text, key) {
    return text.split('\n').findIndex((line) => line.trimStart().startsWith(`${key}:`)) + 1 || 1;
}
function textOf(value) {
    return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
/** Reads a YAML list, or one string with commas. */
function listOf(value) {
    const items = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
    return items.map((item) => textOf(item)).filter(Boolean);
}

// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 2 modules
var source = __webpack_require__(42901);
;// CONCATENATED MODULE: ./build/lib/setup/routing/route-skills.js
/** A folder or a SKILL.md that a user names \u2192 the skills that the router ranks. */





const OPEN_FILES = 16;
/**
 * Of a repository, reads only the skills that it ships, without fixtures and examples. Of any other folder, reads every
 * SKILL.md below it.
 */
async function readRouteFolder(folder, cwd) {
    const { paths } = await (0,source/* findSourceSkills */.x)(await (0,promises_.realpath)(folder));
    const limit = (0,p_limit/* default */.A)(OPEN_FILES);
    return Promise.all(paths.map((path) => limit(() => readRouteSkill((0,external_node_path_.join)(folder, path), cwd))));
}
async function readRouteSkill(file, cwd) {
    return parseSkillFile(await (0,promises_.readFile)(file, 'utf8'), (0,external_node_path_.relative)(cwd, file));
}


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
