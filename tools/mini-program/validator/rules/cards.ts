import type { Fault } from '../Finding'
import { literalsOf } from '../scripts/literals'
import { placeOf, type Script, scriptsOf } from '../scripts/scripts'
import { nameOf } from '../scripts/texts'
import { treeOf } from '../scripts/tree'
import type { Upload } from '../Upload'

/**
 * The picture of a forwarded card is a PNG or a JPEG, of the package or over https.
 * https://developers.weixin.qq.com/miniprogram/dev/reference/api/Page.html
 */
export const cardPicture = (upload: Upload): Fault[] =>
  scriptsOf(upload).flatMap((script) =>
    cardsIn(script).flatMap(({ picture, ...place }) => {
      const wrong = wrongWith(picture, upload)
      return wrong ? [{ ...place, message: `the card's picture ${picture} ${wrong}` }] : []
    }),
  )

function cardsIn(script: Script) {
  const { file, program } = script
  if (!program) return []
  return treeOf(program)
    .all('Property')
    .filter((property) => nameOf(property) === 'imageUrl')
    .flatMap(({ value }) =>
      literalsOf(value, script).map((picture) => ({ file, ...placeOf(value.loc?.start), picture })),
    )
}

function wrongWith(picture: string, upload: Upload): string | undefined {
  if (picture === '') return undefined
  const [place = ''] = picture.split(/[?#]/)
  if (/\.\w+$/.test(place) && !/\.(png|jpe?g)$/i.test(place)) return 'is no PNG or JPEG'
  if (/^(https:|wxfile:|http:\/\/(tmp|usr)\b)/.test(picture)) return undefined
  if (/^http:/.test(picture)) return 'is not https'
  return upload.has(place.replace(/^\.?\//, '')) ? undefined : 'is not in the package'
}
