import fs from 'node:fs'
import path from 'node:path'
import { scan } from '../../../tools/browsers/scan'
import { browserslist } from '../../../package.json'

const said = (source: string) =>
  scan(source, { chrome: 73, ios: 12.2 }).map(({ message }) => message.split(' ')[0])

describe('what the oldest browsers do not have', () => {
  test.each([
    ['[1].at(0)', ['at']],
    ["t.replaceAll('+', ' ')", ['t.replaceAll']],
    ['Promise.allSettled([])', ['Promise.allSettled']],
    ['structuredClone(a)', ['structuredClone']],
    ['new ResizeObserver(f)', ['ResizeObserver']],
    ['a?.b', ['Unexpected']],
    ['/(?<=a)b/.test(c)', ['a']],
  ])('%s is found', (source, names) => {
    expect(said(source)).toEqual(names)
  })

  test.each([
    'Object.fromEntries(a.flatMap(f))',
    'var at = 0; at.toFixed(1)',
    'function f(structuredClone) { return structuredClone(1) }',
    "typeof structuredClone === 'function' && structuredClone(a)",
    'a.at ? a.at(0) : a[0]',
    'a.at && a.at(0)',
    "if (typeof BarcodeDetector !== 'undefined') new BarcodeDetector()",
    'a.toString.call(b)',
  ])('%s is not, or is asked for first', (source) => {
    expect(said(source)).toEqual([])
  })
})

interface BabelConfig {
  presets: [[string, { targets: object; include?: string[] }]]
}

function babelFor(platform: 'h5' | 'weapp') {
  const taro = process.env.TARO_ENV
  process.env.TARO_ENV = platform
  jest.resetModules()
  const { presets } = jest.requireActual<BabelConfig>('../../../babel.config.js')
  process.env.TARO_ENV = taro
  return presets[0][1]
}

test('babel, the bundler and the README mean the same browsers', () => {
  const { targets, include } = babelFor('h5')
  expect(targets).toEqual({ chrome: '73', ios: '12.2' })
  expect(include).toBeUndefined()
  expect(browserslist.production).toEqual(['Chrome >= 73', 'iOS >= 12.2'])
  const readme = fs.readFileSync(path.resolve('README.md'), 'utf8')
  expect(readme).toContain('Chrome 73 and iOS 12.2')
})

test('mini programs are translated for the phones that the README names, and what waits with them', () => {
  const { targets, include } = babelFor('weapp')
  expect(targets).toEqual({ chrome: '86', ios: '13' })
  expect(include).toContain('transform-async-to-generator')
  const readme = fs.readFileSync(path.resolve('README.md'), 'utf8')
  expect(readme).toContain('iOS 13 and Chrome 86')
})
