import postcss, { type CssSyntaxError, type Root } from 'postcss'
import { perUpload } from './perUpload'
import type { Upload } from './Upload'

export interface Sheet {
  file: string
  root?: Root
  error?: CssSyntaxError
}

export const sheetsOf = perUpload((upload: Upload): Sheet[] =>
  upload.ending('.wxss').map((file) => {
    try {
      return { file, root: postcss.parse(upload.text(file)) }
    } catch (error) {
      return { file, error: error as CssSyntaxError }
    }
  }),
)
