import { exchangeCalls } from './catalogue/exchange'
import { goodsCalls } from './catalogue/goods'
import { packetCalls } from './catalogue/packets'

export const catalogueCalls = { ...exchangeCalls, ...goodsCalls, ...packetCalls }
