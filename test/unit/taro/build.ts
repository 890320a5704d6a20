import HtmlPlugin from 'html-webpack-plugin'
import { type Leanings, sourceOf } from './sources'

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  overrides: Record<string, string | Record<string, string>>
}
interface Lock {
  packages: Record<
    string,
    Record<string, Record<string, string> | undefined> & { version?: string }
  >
}

const own = JSON.parse(sourceOf('../package.json')) as Manifest
const lock = JSON.parse(sourceOf('../package-lock.json')) as Lock
const loader = () => sourceOf('@tarojs/taro-loader/lib/h5.js')
const platform = () => sourceOf('@tarojs/plugin-platform-h5/dist/index.js')

const dependsOn = (name: string) =>
  Object.values(lock.packages).some((each) =>
    ['dependencies', 'optionalDependencies', 'peerDependencies'].some((kind) => each[kind]?.[name]),
  )

export const build: Leanings = {
  'window.__taroAppConfig has the routes and their loaders': () => {
    expect(loader()).toContain('window.__taroAppConfig = config')
    expect(loader()).toContain('config.routes = [')
    expect(loader()).toContain('return [page, context, params]')
  },
  'the script that starts the app lists its pages in two places': () => {
    expect(loader()).toMatch(/^var config = \$\{JSON\.stringify\(config\)\}$/m)
    expect(loader()).toMatch(/`config\.routes = \[\n {2}\$\{[^\n]+\}\n\]`/)
  },
  '@tarojs/components is one alias': () => {
    expect(platform()).toContain("alias.set('@tarojs/components$'")
    expect(platform()).toContain("import { PullDownRefresh } from '@tarojs/components'")
  },
  'three style sheets of its own': () => {
    expect(loader()).toContain("import '@tarojs/components/global.css'")
    expect(platform()).toContain("import '@tarojs/components-react/dist/index.css'")
    expect(sourceOf('@tarojs/plugin-platform-h5/dist/runtime/index.js')).toContain(
      "import '@tarojs/components/dist/taro-components/taro-components.css'",
    )
  },
  'one html-webpack-plugin': () => {
    expect(HtmlPlugin).toHaveProperty('getHooks')
    const places = Object.keys(lock.packages).filter((name) =>
      name.endsWith('/html-webpack-plugin'),
    )
    expect(places).toEqual(['node_modules/html-webpack-plugin'])
  },
  'splitChunks takes only what loads at first': () => {
    expect(sourceOf('@tarojs/webpack5-runner/dist/webpack/H5Combination.js')).toMatch(
      /splitChunks: \{\s*chunks: 'initial'/,
    )
  },
  'packages share by priorities of 1000 and 10000': () => {
    const plugin = sourceOf('@tarojs/webpack5-runner/dist/plugins/MiniSplitChunksPlugin.js')
    expect(plugin).toMatch(/name: cacheGroupName,[\s\S]*?priority: 1000\n/)
    expect(plugin).toMatch(/SUB_VENDORS_NAME\)\),\s*minChunks: 2,\s*priority: 10000\n/)
    expect(plugin).toContain('splitChunksOriginConfig.cacheGroups')
    expect(sourceOf('@tarojs/webpack5-runner/dist/webpack/MiniCombination.js')).toMatch(
      /common: \{\s*name: 'common'/,
    )
  },
  'requireWithEsbuild of the helper': () => {
    expect(sourceOf('@tarojs/helper/dist/esbuild/index.js')).toContain('requireWithEsbuild')
  },
  'the jest preset by its deep path': () => {
    expect(sourceOf('@tarojs/test-utils-react/dist/jest.js')).toContain('exports.default')
    expect(sourceOf('@tarojs/test-utils-react/dist/jest/babel-transformer.js')).not.toBe('')
  },
  'every Taro package at one exact version': () => {
    const named = Object.entries({ ...own.dependencies, ...own.devDependencies }).filter(
      ([name]) => /^(@tarojs\/|babel-preset-taro)/.test(name) && !name.includes('test-utils'),
    )
    expect(new Set(named.map(([, version]) => version))).toEqual(new Set(['4.2.1']))
    const installed = named.map(
      ([name]) => JSON.parse(sourceOf(`${name}/package.json`)) as { version: string },
    )
    expect(new Set(installed.map(({ version }) => version))).toEqual(new Set(['4.2.1']))
  },
  'every override still has somebody it overrides': () => {
    expect(Object.keys(own.overrides).filter((name) => !dependsOn(name))).toEqual([
      '@tarojs/test-utils-react',
    ])
    expect(lock.packages['']?.devDependencies).toHaveProperty('@tarojs/test-utils-react')
    expect(lock.packages['node_modules/@tarojs/cli']?.dependencies?.['@tarojs/binding']).toBe(
      '4.2.1',
    )
    expect(own.overrides['@tarojs/binding']).toBe('4.1.11')
  },
}
