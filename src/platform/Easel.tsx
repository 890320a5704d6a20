import { Canvas as CanvasView } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { type Canvas, type EaselProps, quality } from './easelProps'

type CanvasNode = Canvas & { createImage: () => HTMLImageElement }

const outOfSight = { position: 'fixed', left: '-9999px', width: '300px', height: '150px' } as const

let count = 0

/** Draws a picture where nobody sees it. */
export function Easel({ draw, onPicture, onFail }: EaselProps) {
  const [id] = useState(() => `easel-${++count}`)
  useEffect(() => {
    let wanted = true
    pictureOf(id, draw).then(
      (src) => wanted && onPicture(src),
      () => wanted && onFail(),
    )
    return () => {
      wanted = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another drawing is drawn anew
  }, [draw, id])
  return <CanvasView type="2d" id={id} canvasId={id} style={outOfSight} />
}

async function pictureOf(id: string, draw: EaselProps['draw']): Promise<string> {
  const canvas = await nodeOf(id)
  await draw(canvas, (src) => load(canvas, src))
  const { tempFilePath } = await Taro.canvasToTempFilePath({
    canvas: canvas as unknown as Taro.Canvas,
    destWidth: canvas.width,
    destHeight: canvas.height,
    fileType: 'jpg',
    quality,
  })
  return tempFilePath
}

/** The canvas is there only after the page was drawn. */
const nodeOf = (id: string): Promise<CanvasNode> =>
  new Promise((resolve, reject) => {
    Taro.nextTick(() => {
      Taro.createSelectorQuery()
        .select(`#${id}`)
        .fields({ node: true, size: true })
        .exec(([found]: { node?: CanvasNode }[]) => {
          if (found?.node) resolve(found.node)
          else reject(new Error(`no canvas ${id}`))
        })
    })
  })

const load = (canvas: CanvasNode, src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = canvas.createImage()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error(`no picture ${src}`))
    image.src = src
  })
