/** Taro's own tab bar is a web component, 35 KB of it; ours stands in platform/TabBar. */
export function defineCustomElementTaroTabbar(): void {
  // never shown: the tab bar of app.config is a custom one
}
