extension TraceLine {
    /// The rules for the time line. The columns lie on the lanes. On a wide page, the phone stays beside the messages.
    static let style: HTML = """

        .trace{position:relative;--names:7rem;--pad:1.1rem;--step:calc((100% - 2*var(--pad) - var(--names))/var(--count))}
        .lanes{list-style:none;font-size:var(--small);color:var(--soft)}
        .lanes li{height:1.6rem;line-height:1.6rem;background:linear-gradient(var(--line),var(--line)) var(--names) 50%/100% 1px no-repeat}
        fieldset{position:static;border:0;margin:1.25rem 0 0;padding:0;min-width:0}
        .moment{display:contents}
        .column{position:absolute;top:1.1rem;left:calc(var(--pad) + var(--names) + var(--step)*var(--index));width:var(--step);\
        height:calc(1.6rem*var(--lanes));cursor:pointer;border-radius:8px}
        .column i{position:absolute;left:calc(50% - 5px);top:calc(1.6rem*var(--lane) + .8rem - 5px);width:10px;height:10px;border-radius:50%;\
        background:var(--second);box-shadow:0 0 0 2px var(--card)}
        .column i.error{background:var(--bad);border-radius:2px;transform:rotate(45deg)}
        .moment:has(:checked)>.column,.column:hover{background:color-mix(in srgb,var(--brand) 14%,transparent);box-shadow:inset 0 0 0 1px var(--brand)}
        .message{position:relative;padding:.6rem .75rem .6rem 2.25rem;border-top:1px solid var(--line);overflow-wrap:anywhere}
        .message>label{display:block;cursor:pointer}
        .message>input{position:absolute;left:.6rem;top:.95rem;margin:0;accent-color:var(--brand)}
        .message b,.message code{font-family:var(--mono);font-size:var(--note)}
        .message .sub b{font:inherit;font-weight:600}
        .message .dates,.message .outcome{margin-left:.6rem;color:var(--soft);font-size:var(--small)}
        .message .outcome.denied{color:var(--bad);font-weight:600;white-space:normal}
        .message details{display:inline-block;margin:0 1rem 0 0;vertical-align:top}.message details[open]{display:block}.message summary{font-size:var(--small);padding:.1rem 0}
        .message:has(:checked),.moment:has(.column:hover)>.message{background:var(--wash);border-radius:8px}
        input:focus-visible{outline:3px solid var(--second);outline-offset:2px}
        .screen{display:none;position:relative;min-height:30rem;padding:.6rem 1rem 1rem;border:8px solid light-dark(#17171c,#45454c);border-radius:2.75rem;\
        text-align:center;font-size:var(--note);overflow:hidden;background:linear-gradient(160deg,light-dark(#fde7dc,#2b1620),\
        light-dark(#f3d3e3,#241a36) 45%,light-dark(#cfdcf8,#13203b))}
        .moment:has(:checked)>.screen,.moment:has(.column:hover)>.screen{display:block}
        .trace:has(.column:hover) .moment:not(:has(.column:hover))>.screen{display:none}
        .status{display:flex;justify-content:space-between;padding:0 .75rem;font-weight:600}
        .clock{font-size:3rem;line-height:1.2;font-weight:600}
        .panel{margin-top:.75rem;padding:.75rem;border-radius:1rem;background:light-dark(#ffffffd9,#1c1c22d9);text-align:left}
        .panel ul{list-style:none}.panel li{display:flex;justify-content:space-between;gap:.5rem;overflow-wrap:anywhere}
        .panel table{font-size:var(--small)}.panel th{color:inherit;overflow-wrap:anywhere}.panel td,.panel th{padding:.2rem .4rem .2rem 0}
        .sheet{position:absolute;inset:auto 0 0;min-height:60%;padding:1.25rem;border-radius:1.5rem 1.5rem 0 0;background:var(--card);\
        box-shadow:0 -8px 32px #0004}
        .sheet ul{margin-top:.75rem;list-style:none;text-align:left}.sheet li{padding:.4rem 0;border-top:1px solid var(--line)}
        @media (max-width:51.99rem){.trace{--names:5.5rem}.lanes{font-size:.6875rem}fieldset{display:grid}\
        .screen{order:-1;justify-self:center;width:min(100%,18rem);min-height:26rem;margin-bottom:1.25rem}}
        @media (min-width:52rem){.trace{--pad:1.4rem}.column{top:1.4rem}\
        fieldset{display:grid;grid-template-columns:19rem minmax(0,1fr);column-gap:1.5rem;align-items:start}\
        .message{grid-column:2}.screen{grid-column:1;grid-row:1/span var(--count);position:sticky;top:1rem}}
        @media print{.column{display:none}}
        """
}
