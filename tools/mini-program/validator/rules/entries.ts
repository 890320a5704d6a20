import type { Fault } from '../Finding'
import { scriptsOf } from '../scripts/scripts'
import type { Upload } from '../Upload'

/** Without app.js nothing starts. */
export const appScript = (upload: Upload): Fault[] =>
  upload.has('app.js') ? [] : [{ file: 'app.js', message: 'is missing' }]

/** The script of a page hands a page to WeChat. */
export function pageScript(upload: Upload): Fault[] {
  const scripts = new Map(scriptsOf(upload).map((script) => [script.file, script]))
  return upload.pages.flatMap(({ path }) => {
    const script = scripts.get(`${path}.js`)
    if (!script?.program) return []
    const registers = script.free.some(({ name }) => name === 'Page' || name === 'Component')
    return registers ? [] : [{ file: script.file, message: 'calls neither Page nor Component' }]
  })
}

/** What has a template and a JSON file is a page of app.json, or says that it is a component. */
export function unnamedPage(upload: Upload): Fault[] {
  if (upload.json('app.json') === undefined) return []
  return upload.views
    .filter((id) => upload.has(`${id}.js`) && !upload.isComponent(id) && !upload.isPage(id))
    .map((id) => ({ file: `${id}.json`, message: 'is no component, and no page of app.json' }))
}
