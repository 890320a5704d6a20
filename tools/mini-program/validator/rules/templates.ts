import { TmplGroup } from 'glass-easel-template-compiler'
import type { Fault } from '../Finding'
import { resolve, withExtension } from '../references/resolve'
import { templatesOf } from '../templates'
import type { Upload } from '../Upload'
import { compile } from '../wechat/compilers'

/** As the compiler of WeChat's component framework tells it; both count from 0. */
interface Diagnostic {
  startLine: number
  startColumn: number
  message: string
}

/** The compiler of WeChat's component framework takes every template without a warning. */
export function template(upload: Upload): Fault[] {
  const group = new TmplGroup()
  try {
    return upload.ending('.wxml').flatMap((file) => {
      const found = group.addTmpl(file.slice(0, -'.wxml'.length), upload.text(file)) as Diagnostic[]
      return found.map(({ startLine, startColumn, message }) => ({
        file,
        line: startLine + 1,
        column: startColumn + 1,
        message,
      }))
    })
  } finally {
    group.free()
  }
}

/** So does WeChat's older one, which also reads the scripts of templates. */
export const wcc = (upload: Upload): Fault[] =>
  compile('wcc', upload, upload.ending('.wxml', '.wxs'))

/** `<template is="x">` names one of its own file or of a file imported there. */
export function templateName(upload: Upload): Fault[] {
  return [...templatesOf(upload)].flatMap(([file, tags]) => {
    const imported = tags
      .filter(({ name }) => name === 'import')
      .map(({ attributes }) => withExtension(resolve(file, attributes.src ?? ''), '.wxml'))
    const names = new Set([file, ...imported].flatMap((each) => namesIn(upload, each)))
    return tags
      .filter(({ name }) => name === 'template')
      .flatMap(({ line, attributes: { is } }) => {
        if (is === undefined || is.includes('{{') || names.has(is)) return []
        return [{ file, line, message: `there is no template ${is}` }]
      })
  })
}

const namesIn = (upload: Upload, file: string): string[] =>
  (templatesOf(upload).get(file) ?? []).flatMap(({ name, attributes }) =>
    name === 'template' && attributes.name !== undefined ? [attributes.name] : [],
  )
