import type { z } from 'zod'
import { appConfig } from '../config/app'
import { componentConfig, pageConfig } from '../config/page'
import type { Fault } from '../Finding'
import type { Upload } from '../Upload'

/** app.json holds what WeChat documents, and nothing else. */
export function appJson(upload: Upload): Fault[] {
  if (!upload.has('app.json')) return [{ file: 'app.json', message: 'is missing' }]
  return misfits(upload, 'app.json', appConfig)
}

/** So does the JSON beside each page and component. */
export function pageJson(upload: Upload): Fault[] {
  const pages = upload.pages.map(({ path }) => path)
  const components = upload.views.filter((id) => !pages.includes(id) && upload.isComponent(id))
  return [
    ...pages.flatMap((id) => misfits(upload, `${id}.json`, pageConfig)),
    ...components.flatMap((id) => misfits(upload, `${id}.json`, componentConfig)),
  ]
}

function misfits(upload: Upload, file: string, schema: z.ZodType): Fault[] {
  const config = upload.json(file)
  if (config === undefined) return []
  const { error } = schema.safeParse(config)
  return (error?.issues ?? []).map(({ path, message }) => ({
    file,
    message: path.length > 0 ? `${path.join('.')}: ${message}` : message,
  }))
}
