import type { Fault } from '../Finding'
import { lineAt } from '../lineAt'
import type { Upload } from '../Upload'

/** Every JSON file can be read. */
export function json(upload: Upload): Fault[] {
  return upload.ending('.json').flatMap((file) => {
    const text = upload.text(file)
    try {
      JSON.parse(text)
      return []
    } catch (error) {
      const message = (error as SyntaxError).message
      const position = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length)
      return [{ file, line: lineAt(text, position), message }]
    }
  })
}
