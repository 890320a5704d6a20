import { createPageConfig } from '@tarojs/runtime'
import { HOOK_TYPE, hooks, mergeInternalComponents } from '@tarojs/shared'
import { type Leanings, sourceOf } from './sources'

export const runtime: Leanings = {
  'modifyPageObject has one listener': () => {
    const { modifyPageObject } = (hooks as unknown as { hooks: Record<string, { type: number }> })
      .hooks
    expect(modifyPageObject?.type).toBe(HOOK_TYPE.SINGLE)
    const [first, second] = [jest.fn(), jest.fn()]
    hooks.tap('modifyPageObject', first)
    hooks.tap('modifyPageObject', second)
    hooks.call('modifyPageObject', {})
    expect([first, second].map((each) => each.mock.calls.length)).toEqual([0, 1])
  },
  'the page object and what it is loaded with': () => {
    let page: Record<string, unknown> = {}
    hooks.tap('modifyPageObject', (made: object) => {
      page = made as Record<string, unknown>
    })
    createPageConfig(() => null, 'pages/a', {}, {})
    for (const name of ['onLoad', 'onShow', 'onHide', 'onUnload'])
      expect(page[name]).toEqual(expect.any(Function))
    expect(sourceOf('@tarojs/runtime/dist/dsl/common.js')).toContain('[ONLOAD](options = {}, cb) {')
    expect(sourceOf('@tarojs/router/dist/router/page.js')).toContain('query.stamp = stamp')
  },
  'a page that was never loaded is not let go': () => {
    expect(sourceOf('@tarojs/plugin-framework-react/dist/runtime.js')).toMatch(
      /findIndex\(item => item\.props\.tid === id\);\s+elements\.splice\(idx, 1\)/,
    )
  },
  'both sides number the attributes of a component': () => {
    expect(mergeInternalComponents).toEqual(expect.any(Function))
    expect(sourceOf('@tarojs/shared/dist/template.js')).toContain('mergeComponents(ctx, patch)')
    expect(sourceOf('@tarojs/service/dist/platform-plugin-base/mini.js')).toMatch(
      /onSetupClose[^\n]*this\)/,
    )
    expect(sourceOf('@tarojs/service/dist/platform-plugin-base/mini.js')).toContain(
      'runtimePath: this.runtimePath',
    )
  },
}
