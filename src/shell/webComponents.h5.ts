/**
 * What `@tarojs/components/dist/components` is on H5. The router and the picture viewer would bring
 * 35 KB of web components: the tab bar is shell/TabBar, and no page opens the picture viewer.
 */
function neverShown(): void {
  // nothing to define
}

export {
  neverShown as defineCustomElementTaroSwiperCore,
  neverShown as defineCustomElementTaroSwiperItemCore,
  neverShown as defineCustomElementTaroTabbar,
}
