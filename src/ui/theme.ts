/**
 * The design tokens and the few rules that no utility expresses, as one text: UnoCSS puts it first in the site's
 * stylesheet.
 */
import { withBase } from '#contract/base-path.ts'

const light = `--paper:#fdf8ef;--surface:#fff;--ink:#14221b;--ink-soft:#46564d;--forest:#14532d;--forest-hover:#0f4023;--on-forest:#fff;
--leaf:#2a7247;--laterite:#a34a08;--on-accent:#fff;--gold:#e2a93b;--gold-hover:#d69a26;--on-gold:#14221b;--sky:#dcebf2;--line:#e7dfd0;
--field-line:#8a8471;--sand:#f5eddd;--mint:#e3f1e7;--danger:#a3271b;--band:#14532d;--on-band:#fdf8ef;--on-band-soft:#d5e3d6;--band-line:#2f6b46;
--tag-land:#fbe6d4;--on-tag-land:#7d3a08;--tag-agro:#e3f1e7;--on-tag-agro:#1c5a35;--tag-home:#dcebf2;--on-tag-home:#1d4a60;
--shadow-float:0 18px 50px -18px rgb(20 34 27/.32);--scrim:20 34 27`

const dark = `--paper:#0e1713;--surface:#16221c;--ink:#f6efe2;--ink-soft:#b9c5bb;--forest:#8fd0a5;--forest-hover:#a9dfbb;--on-forest:#0d2316;
--leaf:#7cc795;--laterite:#f0a368;--on-accent:#2a1203;--gold:#e2a93b;--gold-hover:#edba56;--on-gold:#14221b;--sky:#1b3039;--line:#29382f;
--field-line:#6f8076;--sand:#1f2d26;--mint:#1b3325;--danger:#ff9a8a;--band:#113321;--on-band:#f6efe2;--on-band-soft:#b9cdbd;--band-line:#2b5539;
--tag-land:#332014;--on-tag-land:#f5b885;--tag-agro:#1b3325;--on-tag-agro:#a3dcb5;--tag-home:#1b3039;--on-tag-home:#b3d8e8;
--shadow-float:0 18px 50px -18px rgb(0 0 0/.7);--scrim:6 12 9;--sun:brightness(.88)`

// Fallback metrics give the system font the size of the web font, so nothing shifts when that arrives.
const fonts = `@font-face{font-family:"Bricolage Grotesque";src:url("${withBase('/assets/fonts')}/bricolage-grotesque-v2.woff2") format("woff2");font-weight:500 700;font-display:swap}
@font-face{font-family:Figtree;src:url("${withBase('/assets/fonts')}/figtree-v1.woff2") format("woff2");font-weight:400 700;font-display:swap}
@font-face{font-family:"Bricolage Fallback";src:local("Arial"),local("Roboto"),local("Liberation Sans");size-adjust:108.8%;ascent-override:85.5%;descent-override:24.8%;line-gap-override:0%}
@font-face{font-family:"Figtree Fallback";src:local("Arial"),local("Roboto"),local("Liberation Sans");size-adjust:100.4%;ascent-override:94.6%;descent-override:24.9%;line-gap-override:0%}`

/**
 * A browser does not prefetch pictures that later-pictures.ts has not released. If that script does not come, an
 * animation releases them after a while; it uses a property that costs no layer.
 */
const held = `@media screen and (scripting:enabled){:root:not([data-pictures=free]) img[loading=lazy]:not([data-near]){translate:var(--near,-9999px)}
:root:not([data-pictures]) img[loading=lazy]{animation:near 1ms 8s forwards!important}}
@keyframes near{to{--near:0}}`

const base = `*,::before,::after{box-sizing:border-box}
html{-webkit-tap-highlight-color:rgb(226 169 59/.35);-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:calc(var(--header,80px) + 16px);background:var(--paper)}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.55 Figtree,"Figtree Fallback",system-ui,sans-serif;-webkit-font-smoothing:antialiased;overflow-wrap:break-word;min-height:100vh;min-height:100dvh}
#root{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0}
fieldset{border:0;min-width:0}ul,ol{list-style:none}
a{color:inherit}img,video,svg{display:block;max-width:100%;height:auto}img{filter:var(--sun)}
button,input,select,textarea{font:inherit;color:inherit}button{background:none;border:0;padding:0}
textarea{padding-block:12px;min-height:140px;resize:vertical}
summary{cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}
[hidden]{display:none!important}
:focus-visible{outline:3px solid var(--laterite);outline-offset:3px;border-radius:6px}
main:focus,h1:focus{outline:none}
::selection{background:var(--gold);color:#14221b}
@keyframes skeleton{50%{background:color-mix(in srgb,var(--sand) 45%,transparent)}}
@keyframes spin{to{transform:rotate(1turn)}}
${held}
@media (prefers-reduced-motion:no-preference){html:focus-within:not(:has(:is(input,select,textarea):focus)){scroll-behavior:smooth}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}`

export const themeCss = `${fonts}
:root{color-scheme:light;${light}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${dark}}}
@media screen{:root[data-theme=dark]{color-scheme:dark;${dark}}}
${base}`

/**
 * Paper, forced colours and the motion of an accordion wait for the whole stylesheet, because no first paint needs
 * them. An accordion moves once the page is interactive. Otherwise the stylesheet's arrival would start a motion of
 * every closed one: a dozen frames that show nothing, in the middle of React's start.
 */
export const laterCss = `@supports (interpolate-size:allow-keywords){@media (prefers-reduced-motion:no-preference){.accordion{interpolate-size:allow-keywords}
.accordion::details-content{block-size:0;overflow:clip}
[data-state] .accordion::details-content{transition:block-size .35s ease-in-out,content-visibility .35s allow-discrete}
.accordion[open]::details-content{block-size:auto}}}
@media print{.reveal{opacity:1!important;transform:none!important}.connection-bar,.update-card{display:none}::details-content{content-visibility:visible;block-size:auto}}
@media (forced-colors:active){[class*=i-ph-]{background-color:CanvasText!important}button [class*=i-ph-]{background-color:ButtonText!important}a [class*=i-ph-]{background-color:LinkText!important}
[role=tab][aria-selected=true],[aria-current=page].page-button{forced-color-adjust:none;background:Highlight;color:HighlightText}.btn-primary,.btn-gold,.tag{border:1px solid ButtonText}}`
