import { useMemo } from 'react'
import { Picture } from '@/platform/Picture'
import { palettes } from '@/tokens/palette'
import styles from './QrCode.module.scss'
import { qrImage } from './qrImage'

const { ink, surface } = palettes.light

interface QrCodeProps {
  text: string
  /** What it opens or says, for those who cannot point a camera at it. */
  label: string
  /** `large` fills the square that holds it. */
  size?: 'normal' | 'large'
}

export function QrCode({ text, label, size = 'normal' }: QrCodeProps) {
  const image = useMemo(() => qrImage(text, ink, surface), [text])
  return <Picture className={`${styles.code} ${styles[size]}`} src={image} alt={label} eager />
}
