const has = (object: object, name: PropertyKey): boolean => Object.prototype.hasOwnProperty.call(object, name)

/** Object.hasOwn came with Chrome 93, and @noble/hashes uses it as soon as it is loaded: this file is imported before it. */
if (!has(Object, 'hasOwn')) Object.defineProperty(Object, 'hasOwn', { value: has, configurable: true, writable: true })
