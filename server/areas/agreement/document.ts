import type { Out, Parsed } from '@contract/api'

export type AgreementKey = Parsed<'/tp5/api/Agreement/detail'>['key']

export interface Document {
  title: string
  version: string
  /** The first day it binds, in Asia/Shanghai. */
  effectiveAt: string
  sections: Out<'/tp5/api/Agreement/detail'>['sections']
}
