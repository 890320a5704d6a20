import { useMemo } from 'react'
import { Picture } from '@/platform/Picture'
import { palettes } from '@/ui/tokens/palette'
import styles from './QrCode.module.scss'
import { qrImage } from './qrImage'

const { ink, surface } = palettes.light

/** What it opens or says goes into `label`, for those who cannot point a camera at it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const image = useMemo(() => qrImage(text, ink, surface), [text])
  return <Picture className={styles.code} src={image} alt={label} eager />
}
