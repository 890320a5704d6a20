import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Tint } from '@contract/catalogue/goods'
import { imageUrl } from '@/hosts/imageUrl'
import { Carousel } from '@/platform/Carousel'
import { Pressable } from '@/platform/Pressable'
import { viewMedia } from '@/platform/viewMedia'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import styles from './Gallery.module.scss'

interface GalleryProps {
  title: string
  tint: Tint
  images: readonly string[]
}

/** All pictures of goods to slide through; each opens large. */
export function Gallery({ title, tint, images }: GalleryProps) {
  const [shown, setShown] = useState(0)
  const nameOf = (index: number) => (images.length > 1 ? `${title}，第 ${index + 1} 张` : title)
  const open = (index: number) => {
    const media = images.map((url, nth) => ({
      url: imageUrl(url),
      type: 'image' as const,
      name: nameOf(nth),
    }))
    void viewMedia(media, index)
  }
  const slides = images.map((image, index) => ({
    key: image,
    content: (
      <Pressable
        className={styles.slide}
        label={`看大图：${nameOf(index)}`}
        onPress={() => open(index)}
      >
        <GoodsPicture
          src={image}
          alt={nameOf(index)}
          tint={tint}
          ratio="wide"
          eager={index === 0}
        />
      </Pressable>
    ),
  }))
  if (slides.length === 1) return slides[0]!.content
  return (
    <View className={styles.frame}>
      <Carousel className={styles.carousel} label="商品图片" slides={slides} onSlide={setShown} />
      <View className={styles.count}>
        {shown + 1}/{images.length}
      </View>
    </View>
  )
}
