/// The style sheet of the page.
enum Style {
    static var sheet: HTML {
        """
        :root{\(Shade.properties)}
        @media print{:root{color-scheme:light}}
        \(text)
        \(layout)
        \(drawing)
        """
    }

    private static let text: HTML = """
        *{box-sizing:border-box}
        html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1rem}
        body{margin:0;background:var(--ground);color:var(--text);font:var(--body)/1.5 var(--font);font-variant-numeric:tabular-nums;overflow-wrap:break-word}
        bdi,.sub{overflow-wrap:anywhere}
        h1,h2,h3,p,ul,figure,table{margin:0;padding:0}
        h1{font-size:var(--hero);line-height:1.15;letter-spacing:-.02em;font-weight:700}
        .brand{display:flex;align-items:center;gap:.6rem;margin-bottom:1rem;font-weight:650}
        h2{font-size:var(--title);line-height:1.2;letter-spacing:-.01em;font-weight:650}
        h3{font-size:var(--body);line-height:1.3;font-weight:600}
        a{color:var(--brand);text-underline-offset:.2em}
        a:focus-visible,summary:focus-visible,.scroll:focus-visible{outline:3px solid var(--second);outline-offset:2px;border-radius:6px}
        .quiet,figcaption p,.note,.intro{color:var(--soft)}
        figcaption p,.note{font-size:var(--note)}
        .skip{position:absolute;left:-100vw}
        .skip:focus{left:1rem;top:1rem;background:var(--card);padding:.5rem 1rem;border-radius:8px}
        .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        """

    private static let layout: HTML = """
        main,header,footer{width:100%;max-width:66rem;margin:0 auto;padding:0 clamp(.75rem,3vw,2rem)}
        header{padding-top:clamp(1.5rem,4vw,2.5rem)}
        header .intro{font-size:var(--body);margin-top:.6rem}
        .intro span{display:inline-block}
        nav ul{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin-top:1.25rem}
        nav a{display:block;padding:.4rem .9rem;border-radius:999px;background:var(--wash);text-decoration:none;font-size:.9375rem}
        section{margin-top:clamp(2.25rem,5vw,3.5rem)}
        section>h2+p{margin-top:.35rem;max-width:44rem}
        .cards{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;margin-top:1rem;align-items:start}
        @media (min-width:52rem){.cards{grid-template-columns:repeat(2,minmax(0,1fr));gap:1.25rem}.cards .wide{grid-column:1/-1}}
        .cards.dense{grid-template-columns:repeat(auto-fill,minmax(8.5rem,1fr));gap:.75rem;align-items:stretch}
        @media (min-width:52rem){.cards.dense{grid-template-columns:repeat(auto-fill,minmax(13rem,1fr))}}
        .card{background:var(--card);border-radius:var(--radius);padding:1.1rem;min-width:0;box-shadow:var(--shadow)}
        @media (min-width:52rem){.card{padding:1.4rem}}
        .card>svg{margin-top:.9rem}
        .dense>.card{display:flex;flex-direction:column;padding:.9rem}
        .dense>.card>svg{margin-top:auto;padding-top:.6rem}
        .legend{display:flex;flex-wrap:wrap;gap:.3rem 1rem;list-style:none;margin-top:.75rem;font-size:var(--note)}
        .legend li{display:flex;align-items:center;gap:.4rem;min-width:0}
        .note{margin-top:.75rem}
        details{margin-top:.9rem}
        summary{cursor:pointer;color:var(--brand);font-size:.9375rem;padding:.25rem 0;width:fit-content}
        .scroll{overflow-x:auto;margin-top:.5rem}
        table{border-collapse:collapse;width:100%;font-size:.9375rem}
        caption{text-align:left;color:var(--soft);font-size:var(--note);padding-bottom:.4rem;max-width:min(60rem,calc(100vw - 4rem));overflow-wrap:normal}
        th,td{padding:.55rem .75rem .55rem 0;text-align:left;vertical-align:top;border-top:1px solid var(--line);font-weight:400}
        thead th{border-top:0;color:var(--soft);font-size:var(--small);vertical-align:bottom}
        details th,details td{white-space:nowrap}
        .number{text-align:right;white-space:nowrap}
        th:last-child,td:last-child{padding-right:0}
        thead th.number{text-align:right;white-space:nowrap}
        .sub{display:block;color:var(--soft);font-size:var(--small)}
        .dates{white-space:nowrap;font-size:var(--note)}
        .bar{display:block;height:6px;border-radius:3px;background:var(--heat);margin-top:.3rem;min-width:3px}
        .count{width:22%;white-space:nowrap}
        .allowed,.denied,.unasked{white-space:nowrap}
        .allowed{color:var(--good)}.denied{color:var(--bad)}.unasked{color:var(--soft)}
        footer{padding-top:3rem;padding-bottom:3rem;font-size:var(--note);color:var(--soft)}
        @media print{.card,nav a{border:1px solid var(--line)}figure,tr{break-inside:avoid}nav{display:none}}
        """

    private static let drawing: HTML = """
        .card>svg{display:block;width:100%;height:auto;overflow:visible}
        .swatch{width:14px;height:14px;flex:none}
        svg text{font-size:11px;fill:var(--soft)}
        svg .small{font-size:10px}
        svg path{fill:none}
        .grid{stroke:var(--line);stroke-width:1}
        .series-0{fill:var(--series0)}.series-1{fill:var(--series1)}.series-2{fill:var(--series2)}.series-3{fill:var(--series3)}
        .hatch path{stroke:var(--card);stroke-width:1.3;stroke-opacity:.75}
        .sums{fill:var(--series0)}
        .averages{stroke:var(--series0);stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
        .points{stroke:var(--series0);stroke-width:5;stroke-linecap:round}
        .merged{stroke:var(--text);stroke-width:2.5;stroke-linecap:round}
        .rate{fill:var(--rate)}
        .average{fill:var(--card)}.average.on-page{fill:none;stroke:var(--rate);stroke-width:2}
        .resting{stroke:var(--resting);stroke-width:2.5;stroke-linecap:round}
        .shade{fill:var(--series2);fill-opacity:.22}
        .awake{stroke:var(--awake)}.asleep{stroke:var(--asleep)}.rem{stroke:var(--rem)}.core{stroke:var(--core)}.deep{stroke:var(--deep)}
        .in-bed{stroke:var(--bed)}
        .wide path{stroke-width:18}.thin path{stroke-width:6}.bed path{stroke-width:1.5}.step{stroke:var(--bed);stroke-width:1}
        .depths .awake{stroke-width:5}.depths .rem{stroke-width:9}.depths .core,.depths .asleep{stroke-width:13}.depths .deep{stroke-width:18}
        .swatch path{stroke-width:6}.swatch .merged,.swatch .resting{stroke-width:3}.swatch .in-bed{stroke-width:3}
        .turned circle{fill:none}
        .arc{stroke-linecap:round}
        .ring-0{stroke:var(--move)}.ring-1{stroke:var(--exercise)}.ring-2{stroke:var(--stand)}
        .ring-0 text{fill:var(--move)}.ring-1 text{fill:var(--exercise)}.ring-2 text{fill:var(--stand)}
        svg [class^=ring] text{stroke:none}
        svg .name{font-size:12px}
        svg .figure{font-size:15px;font-weight:600}
        .track{stroke-opacity:.18}.no-goal{stroke-dasharray:2 3}
        .more{stroke:var(--card);stroke-linecap:round;stroke-opacity:.6}
        .route{stroke:var(--series0);stroke-width:3;stroke-linejoin:round;stroke-linecap:round}
        .start{fill:var(--card);stroke:var(--series2);stroke-width:3}
        .end{fill:var(--series1);stroke:var(--card);stroke-width:1.5}
        .ruler{stroke:var(--soft);stroke-width:1.5}
        [class^=shade-]{fill:var(--heat)}
        .shade-0{fill-opacity:0;stroke:var(--line);stroke-width:1}
        .shade-1{fill-opacity:.2}.shade-2{fill-opacity:.4}.shade-3{fill-opacity:.6}.shade-4{fill-opacity:.8}
        @media (forced-colors:active){.card,nav a{border:1px solid CanvasText}\
        .card>svg{forced-color-adjust:none;background:var(--card)}.bar{background:CanvasText}}
        """
}
