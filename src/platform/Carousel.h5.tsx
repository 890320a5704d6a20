import type { UIEvent } from 'react'
import type { CarouselProps } from './carouselProps'
import './Carousel.h5.scss'

/** Scroll snapping does the sliding; Taro's own Swiper would bring 50 KB along. */
export function Carousel({ className = '', label, slides, onSlide }: CarouselProps) {
  const report = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    onSlide(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
  }
  return (
    <div
      className={`carousel ${className}`}
      role="group"
      aria-label={label}
      tabIndex={slides.length > 1 ? 0 : undefined}
      onScroll={report}
    >
      {slides.map((slide) => (
        <div key={slide.key} className="carousel-slide">
          {slide.content}
        </div>
      ))}
    </div>
  )
}
