import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { IPluginContext } from '@tarojs/service'

/**
 * Lays the build where its project file looks for it. DevTools finds nothing outside the folder of that file:
 * it takes `../` out of miniprogramRoot, and follows no link.
 */
export default (context: IPluginContext, { project }: { project: string }) => {
  context.onBuildFinish(({ error }: { error?: Error }) => {
    const { appPath, outputPath } = context.paths
    const file = path.join(appPath, project)
    const { miniprogramRoot } = JSON.parse(readFileSync(file, 'utf8')) as {
      miniprogramRoot: string
    }
    const place = path.join(path.dirname(file), miniprogramRoot)
    if (error || path.relative(place, outputPath) === '') return
    rmSync(place, { recursive: true, force: true })
    cpSync(outputPath, place, { recursive: true })
  })
}
