import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { compile } from 'sass'

const root = path.resolve(__dirname, '../..')

const styles: Plugin = {
  name: 'styles',
  setup(bundler) {
    bundler.onLoad({ filter: /\.scss$/ }, ({ path: file }) => ({
      contents: compile(file).css,
      loader: file.endsWith('.module.scss') ? 'local-css' : 'css',
    }))
  },
}

const page = `<!doctype html>
<html lang="zh-CN">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>邻集 组件</title>
  <link rel="stylesheet" href="gallery.css" />
  <div id="gallery"></div>
  <script src="gallery.js"></script>
</html>
`

export interface BuiltGallery {
  /** The page to open. */
  file: string
  /** What went into it, by path from the project's root. */
  sources: string[]
}

/** The pieces as H5 shows them, without the app around them; in no build of the app. */
export async function buildGallery(folder: string): Promise<BuiltGallery> {
  await mkdir(folder, { recursive: true })
  const { metafile } = await build({
    entryPoints: { gallery: path.join(__dirname, 'main.tsx') },
    outdir: folder,
    bundle: true,
    metafile: true,
    absWorkingDir: root,
    jsx: 'automatic',
    target: 'es2020',
    logLevel: 'warning',
    resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.mjs', '.js', '.json'],
    alias: {
      '@': path.join(root, 'src'),
      '@tarojs/taro': path.join(__dirname, 'taro.ts'),
      '@tarojs/components': path.join(root, 'src/shell/components.h5.ts'),
    },
    define: {
      __APP__: '"consumer"',
      __SIGNING_SECRET__: '""',
      'process.env.NODE_ENV': '"development"',
      // the server's drawings lie beside the page
      'process.env.TARO_APP_IMAGE_HOST': '"."',
      'process.env.TARO_ENV': '"h5"',
      'process.env.TARO_PLATFORM': '"web"',
    },
    banner: { js: 'var process = { env: {} }' },
    plugins: [styles],
  })
  for (const kind of ['goods', 'scenes']) {
    const drawn = path.join('static', kind)
    await cp(path.join(root, 'server', drawn), path.join(folder, drawn), { recursive: true })
  }
  const file = path.join(folder, 'index.html')
  await writeFile(file, page)
  return { file, sources: Object.keys(metafile.inputs) }
}
