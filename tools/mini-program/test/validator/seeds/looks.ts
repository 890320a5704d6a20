import { bundle } from '../bundled'
import { type Seed, written } from './Seed'

const template = written('mine/page.wxml')
const style = written('mine/page.wxss')

const levels = (...numbers: number[]) =>
  numbers.map((n) => `<template name="tmpl_${n}_7"><view /></template>`).join('\n')

/** What stands in templates and style sheets. */
export const lookSeeds: Seed[] = [
  template(
    'a template is taken from a wrong place',
    'missing-file',
    '<import src="../row.wxml" />',
  ),
  template('a tag is not closed', 'template', '<view><text></view>'),
  template('a template nobody wrote', 'template-name', '<template is="row" />'),
  template('a numbered template is gone', 'template-series', levels(0, 1, 3)),
  template('a tag nobody declares', 'unknown-tag', '<my-widget />'),
  template('a misspelt event', 'event-name', '<view bindtpa="go" />'),
  template('a misspelt open-type', 'open-type', '<button open-type="shaer" />'),
  template('a button for the profile', 'withdrawn', '<button open-type="getUserInfo" />'),
  template('a picture over http', 'https', '<image src="http://example.com/a.png" />'),
  template('a page of the web over http', 'https', '<web-view src="http://example.com" />'),
  template('a lost picture', 'local-picture', '<image src="/static/rice.png" />'),
  written('shared/sums.wxs')('a template script of 2015', 'wcc', 'const a = () => 1\n'),
  style('a block without its end', 'style-syntax', '.a { color: red'),
  style('a nested rule', 'wcsc', '.a { color: red; .b { color: red } }'),
  style('a picture of the package', 'style-url', '.a { background: url(/static/home.png) }'),
  style('a selector of parents', 'style-age', '.a:has(.b) { color: red }'),
  style('a height of the visible screen', 'style-age', '.a { height: 100dvh }'),
  {
    ...style('a gap in flex on an old phone', 'style-age', '.a { display: flex; gap: 8rpx }'),
    asked: { phone: { ios: 13 } },
  },
  written('parts/stamp/stamp.wxss')(
    'a component that selects by tag',
    'component-selector',
    '.a view { color: red }',
  ),
  {
    name: 'a style sheet of a page is gone',
    rule: 'lost-sheet',
    seed: (build) => bundle(build, "const s={card:'card-x1'};n.page=()=>({className:s.card})"),
  },
  {
    name: 'the last of a series of templates is gone',
    seed: (build) => build.write('mine/page.wxml', levels(0, 1)),
    outOfReach: 'how far a page nests is known when it runs',
  },
]
