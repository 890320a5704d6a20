import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { IPluginContext } from '@tarojs/service'

const tool = path.resolve(__dirname, '../../tools/sizes.mjs')

/** Says after each build how large it came out. */
export default (context: IPluginContext, { target }: { target: string }) => {
  context.onBuildFinish(({ error, isWatch }: { error?: Error; isWatch?: boolean }) => {
    if (error || isWatch) return
    spawnSync(process.execPath, [tool, target], { cwd: context.paths.appPath, stdio: 'inherit' })
  })
}
