import path from 'node:path'
import { requireWithEsbuild } from '@tarojs/helper'
import type * as Url from '../src/routes/url'
import type * as Match from '../src/routes/match'
import type * as Sitemap from '../src/routes/sitemap'

/** Taro compiles only what lies under config/, so the table comes in through its own loader. */
const load = (file: string): unknown =>
  requireWithEsbuild(path.resolve(__dirname, '../src/routes', file), {
    customSwcConfig: { jsc: { target: 'es2022' }, module: { type: 'commonjs' } },
  })

export const routes = load('match.ts') as typeof Match
export const urls = load('url.ts') as typeof Url
export const { sitemapOf } = load('sitemap.ts') as typeof Sitemap
