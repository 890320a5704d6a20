import { perUpload } from '../perUpload'
import type { Upload } from '../Upload'
import { componentReferences } from './components'
import type { Reference } from './Reference'
import { scriptReferences, wxsReferences } from './scripts'
import { styleReferences } from './styles'
import { templateReferences } from './templates'

/** Every file that names another, but for components, which are several files each. */
export const fileReferencesOf = perUpload((upload: Upload): Reference[] => [
  ...templateReferences(upload),
  ...styleReferences(upload),
  ...scriptReferences(upload),
  ...wxsReferences(upload),
  ...sitemapReference(upload),
])

function sitemapReference({ app: { sitemapLocation: written } }: Upload): Reference[] {
  return written === undefined ? [] : [{ from: 'app.json', written, targets: [written] }]
}

export const componentReferencesOf = perUpload(componentReferences)
