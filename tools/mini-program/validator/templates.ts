import { lineAt } from './lineAt'
import { perUpload } from './perUpload'
import type { Upload } from './Upload'

export interface Tag {
  name: string
  line: number
  attributes: Record<string, string>
}

const attribute = /([\w:.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g
const opening = /<([a-zA-Z][\w-]*)((?:\s+[\w:.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*\/?>/g
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** The opening tags of a template, whose scripts and comments hold none. */
function tagsIn(source: string): Tag[] {
  const text = source
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/(<wxs\b[^>]*[^/]>)([\s\S]*?)(?=<\/wxs>)/g, (_, tag: string, script: string) => {
      return tag + blank(script)
    })
  return [...text.matchAll(opening)].map((match) => ({
    name: match[1] ?? '',
    line: lineAt(text, match.index),
    attributes: attributesIn(match[2] ?? ''),
  }))
}

function attributesIn(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = '', double, single] of text.matchAll(attribute)) {
    found[name] = double ?? single ?? ''
  }
  return found
}

export const templatesOf = perUpload(
  (upload: Upload) =>
    new Map(upload.ending('.wxml').map((file) => [file, tagsIn(upload.text(file))])),
)
