import { themes, type Themes } from '../config/theme'
import type { Fault } from '../Finding'
import { perUpload } from '../perUpload'
import type { Upload } from '../Upload'

/** Every `@name` of app.json and the pages has a value in both themes. */
export function theme(upload: Upload): Fault[] {
  const uses = ['app.json', ...upload.views.map((id) => `${id}.json`)].flatMap((file) =>
    namesIn(upload.json(file)).map((name) => ({ file, name })),
  )
  const location = upload.app.themeLocation
  if (location === undefined) {
    return uses.map(({ file, name }) => ({ file, message: `@${name}, but no themeLocation` }))
  }
  const values = themesOf(upload)
  if (!values) return [{ file: location, message: 'is no theme file with light and dark' }]
  return uses.flatMap(({ file, name }) =>
    (['light', 'dark'] as const)
      .filter((each) => values[each][name] === undefined)
      .map((each) => ({ file, message: `@${name} has no value in ${location} for ${each}` })),
  )
}

export const themesOf = perUpload((upload): Themes | undefined => {
  const location = upload.app.themeLocation
  return location ? themes.safeParse(upload.json(location)).data : undefined
})

/** Only what stands as a whole value: `@bar`, not an address. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^@\w+$/.test(value) ? [value.slice(1)] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(namesIn)
}
