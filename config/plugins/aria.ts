import path from 'node:path'
import { requireWithEsbuild } from '@tarojs/helper'
import type { IPluginContext } from '@tarojs/service'
import type * as Aria from '../../src/shell/ariaAttributes'

const shellFolder = path.resolve(__dirname, '../../src/shell')

interface MiniPlatform {
  template: { mergeComponents(context: IPluginContext, patch: unknown): void }
  runtimePath: string | string[]
}

/** Labels and roles reach the templates of the mini programs. */
export default (context: IPluginContext) => {
  context.registerMethod({
    name: 'onSetupClose',
    fn(platform: Partial<MiniPlatform>) {
      if (!platform.template || !platform.runtimePath) return
      const { ariaAttributes } = requireWithEsbuild(
        path.join(shellFolder, 'ariaAttributes.ts'),
      ) as typeof Aria
      platform.template.mergeComponents(context, ariaAttributes)
      platform.runtimePath = [platform.runtimePath, path.join(shellFolder, 'ariaRuntime')].flat()
    },
  })
}
