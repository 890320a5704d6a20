import type { ReactNode } from 'react'

export interface CarouselProps {
  className?: string | undefined
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  onSlide: (index: number) => void
}
