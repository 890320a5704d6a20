import path from 'node:path'
import { shortNames } from './shortNames'

type ClassNames = string | ReturnType<typeof shortNames>

/** Styles are written in real CSS pixels through tokens, on every platform. */
const named = (generateScopedName: ClassNames) => ({
  pxtransform: { enable: false, config: {} },
  cssModules: {
    enable: true,
    config: { namingPattern: 'module' as const, generateScopedName },
  },
})

/** The class says whose it is. */
export const styles = named('[name]-[local]-[hash:base64:5]')

/** A mini program sends its classes with every setData, where long ones were a third of it. */
export const shortStyles = named(shortNames(path.resolve(__dirname, '../src')))
