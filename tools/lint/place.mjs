/** Where a file lies, from the root. */
import { relative, sep } from 'node:path'
import { root } from '../install.mjs'

export const placeOf = (filename) => relative(root, filename).split(sep).join('/')
