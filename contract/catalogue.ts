import { exchangeCalls } from './catalogue/exchange'
import { goodsCalls } from './catalogue/goods'

export const catalogueCalls = { ...exchangeCalls, ...goodsCalls }
