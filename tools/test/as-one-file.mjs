/** Registered after tsx: modules of the server and its contract come out of the one file, where it was made. */
import { readFileSync } from 'node:fs'
import Module from 'node:module'
import { dirname, relative } from 'node:path'
import { root } from '../install.mjs'

/** Past tsx, which would read all of it to find nothing to compile. */
function load(file) {
  const made = new Module(file)
  made.filename = file
  made.paths = Module._nodeModulePaths(dirname(file))
  made._compile(readFileSync(file, 'utf8'), file)
  return made.exports
}

const program = process.env.SERVER_PROGRAM
if (program) {
  const modules = load(program)
  const compile = Module._extensions['.ts']
  Module._extensions['.ts'] = (module, file) => {
    const known = modules[relative(root, file)]
    if (known) module.exports = known()
    else compile(module, file)
  }
}
