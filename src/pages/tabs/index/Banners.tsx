import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Out } from '@contract/api'
import { imageUrl } from '@/hosts/imageUrl'
import { follow, go } from '@/navigation/go'
import { Carousel } from '@/platform/Carousel'
import { Picture } from '@/platform/Picture'
import { Pressable } from '@/platform/Pressable'
import styles from './Banners.module.scss'

type Banner = Out<'/tp5/api/Index/page'>['banners'][number]

export function Banners({ banners }: { banners: readonly Banner[] }) {
  const [shown, setShown] = useState(0)
  if (banners.length === 0) return null
  const slides = banners.map((banner, index) => ({
    key: String(banner.banner_id),
    content: <Slide banner={banner} eager={index === 0} />,
  }))
  return (
    <View className={styles.banners}>
      <Carousel className={styles.carousel} label="活动" slides={slides} onSlide={setShown} />
      {banners.length > 1 && (
        <View className={styles.dots}>
          {banners.map((banner, index) => (
            <View
              key={banner.banner_id}
              className={`${styles.dot} ${index === shown ? styles.on : ''}`}
            />
          ))}
        </View>
      )}
    </View>
  )
}

function Slide({ banner, eager }: { banner: Banner; eager: boolean }) {
  const content = (
    <>
      <Picture
        className={styles.picture}
        src={imageUrl(banner.image)}
        alt=""
        fit="cover"
        eager={eager}
      />
      <View className={styles.words}>
        <View className={styles.eyebrow}>{banner.eyebrow}</View>
        {banner.title.split(/\s+/).map((line) => (
          <View key={line} className={styles.title}>
            {line}
          </View>
        ))}
      </View>
    </>
  )
  const { goods_id, link } = banner
  if (!goods_id && !link) return <View className={styles.slide}>{content}</View>
  return (
    <Pressable
      role="link"
      className={styles.slide}
      label={`${banner.eyebrow} ${banner.title}`}
      onPress={() => void (goods_id ? go('goodDetailsOnline', { goods_id }) : follow(link))}
    >
      {content}
    </Pressable>
  )
}
