import type { Fault } from '../Finding'
import type { Upload } from '../Upload'
import { themesOf } from './theme'

const iconLimit = 40 * 1024

/** A tab leads to a page of the main package. */
export const tabPage = (upload: Upload): Fault[] =>
  upload.app.tabBar.list
    .filter((tab) => !upload.app.pages.includes(tab.pagePath))
    .map((tab) => ({
      file: 'app.json',
      message: `the tab ${tab.pagePath} is no page of the main package`,
    }))

/** A tab's icon is there in both themes, in the main package, and at most 40 KB. */
export function tabIcon(upload: Upload): Fault[] {
  const named = upload.app.tabBar.list.flatMap((tab) => [tab.iconPath, tab.selectedIconPath])
  const icons = new Set(named.flatMap((icon) => (icon ? inThemes(upload, icon) : [])))
  return [...icons].flatMap((icon) => {
    const file = icon.replace(/^\.?\//, '')
    if (!upload.has(file)) return [{ file: 'app.json', message: `the icon ${icon} is not there` }]
    const wrong = [
      upload.packageOf(file) !== '' && 'lies in a subpackage, a tab icon in the main one',
      upload.size(file) > iconLimit && `${upload.size(file)} bytes, a tab icon has at most 40 KB`,
      !/\.(png|jpe?g)$/.test(file) && 'a tab icon is a PNG or a JPEG',
    ]
    return wrong.filter((each) => each !== false).map((message) => ({ file, message }))
  })
}

/** A `@name` without a value is the theme rule's matter. */
function inThemes(upload: Upload, icon: string): string[] {
  if (!icon.startsWith('@')) return [icon]
  const values = themesOf(upload)
  return [values?.light, values?.dark].flatMap((each) => each?.[icon.slice(1)] ?? [])
}
