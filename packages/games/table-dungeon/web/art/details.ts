/** What no icon has: drawn by hand, in the box of 512 of a standee. */

/** A barrister's wig, gown and bands, and a pair of offended eyes. */
export const WIG = `<g stroke="#2a1a10" stroke-linejoin="round">
<path d="M136 216q58 34 108 0l16 40 16-40q48 32 106 0c0 90-40 218-124 220-84-2-122-130-122-220z" fill="#8a2b1b" stroke-width="8"/>
<path d="M196 232q24 12 48-8l14 40 14-40q26 20 48 8c0 70-20 150-62 190-44-40-62-120-62-190z" fill="#2a1a10" stroke-width="0"/>
<path d="M252 262l-44 92 36 14 16-66zM264 262l44 92-36 14-12-66z" fill="#fffaf0" stroke-width="7"/>
<g fill="#fffaf0" stroke-width="8">
<path d="M106 96c-8-92 66-136 152-136s160 44 152 136c-40-44-92-58-152-58s-112 14-152 58z"/>
<circle cx="100" cy="104" r="27"/><circle cx="90" cy="152" r="27"/><circle cx="98" cy="200" r="25"/>
<circle cx="416" cy="104" r="27"/><circle cx="426" cy="152" r="27"/><circle cx="418" cy="200" r="25"/>
<path d="M150 14q108-50 216 0M134 48q124-58 248 0" fill="none" stroke-width="6"/></g>
<g fill="#2a1a10" stroke="none"><circle cx="182" cy="156" r="17"/><circle cx="358" cy="156" r="17"/></g>
<g fill="#fff" stroke="none"><circle cx="188" cy="150" r="5"/><circle cx="364" cy="150" r="5"/></g></g>`;

/** One sock. The set has only pairs. */
export const SOCK =
  '<path fill="currentColor" d="M150 40h190v38H150zM150 96h190v148q0 30 34 46l54 26q56 28 40 84-16 60-92 58-50-2-96-30L192 384q-42-24-42-72z"/>';
