import { View } from '@tarojs/components'
import { useCallback, useRef } from 'react'
import { OffscreenCanvas } from '@/platform/OffscreenCanvas'
import type { Canvas, LoadPicture } from '@/platform/offscreenCanvasProps'
import { type Measured, measuredOf } from './measured'
import styles from './Measuring.module.scss'

interface MeasuringProps {
  /** The photograph in base64. */
  content: string
  /** So wide it is looked at, whatever its size. */
  side: number
  onMeasured: (measured: Measured) => void
  onFail: () => void
}

/** Looks at a photograph on this phone, before anybody is sent it. */
export function Measuring({ content, side, onMeasured, onFail }: MeasuringProps) {
  const measured = useRef<Measured | undefined>(undefined)
  const draw = useCallback(
    async (canvas: Canvas, load: LoadPicture) => {
      const image = await load(`data:image/jpeg;base64,${content}`)
      const { width, height } = image
      canvas.width = side
      canvas.height = Math.max(1, Math.round((side * height) / Math.max(1, width)))
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('this phone has no canvas')
      pen.drawImage(image, 0, 0, canvas.width, canvas.height)
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
      measured.current = { ...measuredOf(data, canvas.width), side: Math.min(width, height) }
    },
    [content, side],
  )
  const tell = () => (measured.current ? onMeasured(measured.current) : onFail())
  return (
    <View className={styles.easel} role="status">
      <OffscreenCanvas draw={draw} onPicture={tell} onFail={onFail} />
      正在看照片清不清楚
    </View>
  )
}
