import { Swiper, SwiperItem } from '@tarojs/components'
import type { CarouselProps } from './carouselProps'

export function Carousel({ className = '', slides, onSlide }: CarouselProps) {
  return (
    <Swiper className={className} onChange={(event) => onSlide(event.detail.current)}>
      {slides.map((slide) => (
        <SwiperItem key={slide.key}>{slide.content}</SwiperItem>
      ))}
    </Swiper>
  )
}
