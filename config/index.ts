import { readdirSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import { h5 } from './h5'
import { mini } from './mini'
import { routes, sitemapOf } from './routes'

const root = path.resolve(__dirname, '..')
const app = process.env.TARO_APP_ENTRY === 'iter' ? 'iter' : 'consumer'
const isH5 = process.env.TARO_ENV === 'h5'
const target = isH5 ? 'h5' : app === 'iter' ? 'iter' : 'weapp'

/** Both sides must agree on it; a signature proves integrity, never who is calling. */
const signingSecret = process.env.SIGNING_SECRET || 'linji-demo-secret'

const sitemap: [string, object] = [
  path.join(__dirname, 'plugins/sitemap.ts'),
  { sitemap: sitemapOf(app) },
]

const project: [string, object] = [
  path.join(__dirname, 'plugins/project.ts'),
  { project: app === 'iter' ? 'projects/iter/project.config.json' : 'project.config.json' },
]

const nothing = { patterns: [], options: {} }
const tabIcons = {
  patterns: [{ from: 'src/static/tabs/', to: `dist/${target}/static/tabs/` }],
  options: {},
}

/**
 * Taro keeps every function name, 8 KB of them in H5's first load; leaves out what makes code shorter,
 * where it builds mini programs; and writes each Chinese character as six, 20 KB of a main package.
 */
const minified = {
  keep_fnames: false,
  compress: {
    ...{ arrows: true, collapse_vars: true, comparisons: true, computed_props: true },
    ...{ hoist_props: true, inline: true, loops: true, negate_iife: true, properties: true },
    ...{ reduce_funcs: true, reduce_vars: true, switches: true, typeofs: true, passes: 2 },
  },
  output: { quote_keys: false, keep_quoted_props: false, ascii_only: false },
}

const config: UserConfigExport<'webpack5'> = {
  projectName: 'linji',
  date: '2025-1-1',
  designWidth: 375,
  deviceRatio: { 375: 2 },
  sourceRoot: 'src',
  outputRoot: `dist/${target}`,
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  terser: { enable: true, config: minified },
  logger: { quiet: true, stats: false },
  plugins: [
    [path.join(__dirname, 'plugins/titles.ts'), { routes: routes.allRoutes }],
    path.join(__dirname, 'plugins/aria.ts'),
    ...(isH5 ? [] : [sitemap, project]),
    [path.join(__dirname, 'plugins/sizes.ts'), { target }],
  ],
  alias: { '@': path.join(root, 'src'), '@contract': path.join(root, 'contract') },
  defineConstants: {
    __APP__: JSON.stringify(app),
    __SIGNING_SECRET__: JSON.stringify(signingSecret),
  },
  cache: {
    enable: process.env.NODE_ENV === 'development',
    // the two mini programs would share the default name
    name: `${process.env.NODE_ENV}-${target}`,
    buildDependencies: {
      config: [__filename],
      routes: readdirSync(path.join(root, 'src/routes')).map((file) =>
        path.join(root, 'src/routes', file),
      ),
      app: ['src/app.config.ts', 'babel.config.js', 'config/phones.js'].map((file) =>
        path.join(root, file),
      ),
    },
  },
  h5: h5(root),
  mini,
  copy: isH5 || app === 'iter' ? nothing : tabIcons,
}

export default defineConfig<'webpack5'>(config)
