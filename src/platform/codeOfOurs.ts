import { parseQuery, publicUrlOf, publicUrlOfPage } from '../routes/url'
import { scannedIn } from '../routes/scanned'
import { ourOrigin } from './opening'

/**
 * What a code of this mini program opens, as the address that an ordinary code of ours would say:
 * whoever reads codes knows one kind alone. `path` is a page file with its query.
 */
export function addressOfCode(path: string): string | undefined {
  const [file = '', search = ''] = path.split('?')
  const scanned = scannedIn(parseQuery(search), ourOrigin())
  const url = scanned ? scanned.place && publicUrlOf(scanned.place) : publicUrlOfPage(file, search)
  return url === undefined ? undefined : ourOrigin() + url
}
