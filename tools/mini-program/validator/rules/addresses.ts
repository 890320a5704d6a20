import type { Fault } from '../Finding'
import { textsOf } from '../scripts/texts'
import { templatesOf } from '../templates'
import type { Upload } from '../Upload'

const segments = (path: string) => path.split('/')
const path = /^\/?[\w-]+(?:\/[\w-]+)+$/

/** Every address of a page that stands in a script or a template is a page of app.json. */
export function pageAddress(upload: Upload): Fault[] {
  const looksLikePage = shapeOf(upload)
  const isLost = (address: string) => {
    const [place = ''] = address.split('?')
    return looksLikePage(place) && !upload.isPage(place.replace(/^\//, ''))
  }
  return [...textsOf(upload), ...linksOf(upload)]
    .filter(({ text }) => isLost(text))
    .map(({ text, ...place }) => faultOf(place, text))
}

interface Place {
  file: string
  line: number
  column?: number
}

const faultOf = ({ file, line, column }: Place, address: string): Fault => ({
  file,
  line,
  column,
  message: `${address} is no page of app.json`,
})

/** Pages begin in the same folders and end in the same names: `pages/…/page`. */
function shapeOf(upload: Upload): (place: string) => boolean {
  const pages = upload.pages.map((page) => segments(page.path))
  const first = new Set(pages.map((each) => each[0]))
  const last = new Set(pages.map((each) => each.at(-1)))
  return (place) => {
    if (!path.test(place)) return false
    const parts = segments(place.replace(/^\//, ''))
    return first.has(parts[0]) && last.has(parts.at(-1))
  }
}

function linksOf(upload: Upload): (Place & { text: string })[] {
  return [...templatesOf(upload)].flatMap(([file, tags]) =>
    tags.flatMap(({ name, line, attributes: { url, target } }) =>
      name === 'navigator' && url !== undefined && target !== 'miniProgram'
        ? [{ file, line, text: url }]
        : [],
    ),
  )
}
