"""Fits the weights of a judge to rows of features and the chances they should be judged at.

Called by main.ts with the path of a task: names of the features, stems of the files with rows, the weights to begin with, the
number of hidden units and where to write. Runs on an accelerator where there is one.
"""
import json
import sys

import numpy as np
import torch

EPOCHS = 8
BATCH = 4096
RATE = 1.5e-3
DECAY = 1e-5
HELD_OUT = 20


def read(stems, count):
    rows = np.concatenate([np.fromfile(f"{stem}.rows", np.float32).reshape(-1, count) for stem in stems])
    targets = np.concatenate([np.fromfile(f"{stem}.targets", np.float32) for stem in stems])
    games = np.concatenate([np.fromfile(f"{stem}.games", np.int32) for stem in stems])
    return rows, targets, games


class Judge(torch.nn.Module):
    def __init__(self, count, units):
        super().__init__()
        self.direct = torch.nn.Linear(count, 1)
        self.hidden = torch.nn.Linear(count, units)
        self.output = torch.nn.Linear(units, 1, bias=False)
        torch.nn.init.normal_(self.hidden.weight, std=(1 / count) ** 0.5)
        torch.nn.init.zeros_(self.hidden.bias)
        torch.nn.init.normal_(self.output.weight, std=0.05)

    def forward(self, rows):
        return (self.direct(rows) + self.output(torch.relu(self.hidden(rows)))).squeeze(1)


def begin(model, weights, names, mean, scale, units):
    """Puts the weights there are into the model, which sees features less their mean and divided by their scale."""
    linear = torch.tensor([weights["linear"].get(name, 0.0) for name in names])
    bias = weights["bias"] + float((linear * mean).sum())
    with torch.no_grad():
        model.direct.weight.copy_((linear * scale).unsqueeze(0))
        model.direct.bias.fill_(bias)
        if len(weights["output"]) == units:
            hidden = torch.tensor([weights["hidden"].get(name, [0.0] * units) for name in names])
            model.hidden.weight.copy_((hidden * scale.unsqueeze(1)).T)
            model.hidden.bias.copy_(torch.tensor(weights["hiddenBias"]) + (hidden * mean.unsqueeze(1)).sum(0))
            model.output.weight.copy_(torch.tensor(weights["output"]).unsqueeze(0))


def finish(model, names, mean, scale):
    direct = (model.direct.weight.detach().cpu()[0] / scale).double()
    hidden = (model.hidden.weight.detach().cpu().T / scale.unsqueeze(1)).double()
    hidden_bias = model.hidden.bias.detach().cpu().double() - (hidden * mean.unsqueeze(1)).sum(0)
    bias = float(model.direct.bias.detach().cpu()[0]) - float((direct * mean).sum())
    rounded = lambda values: [round(float(value), 4) for value in values]
    return {
        "bias": round(bias, 4),
        "linear": dict(zip(names, rounded(direct))),
        "hidden": {name: rounded(row) for name, row in zip(names, hidden)},
        "hiddenBias": rounded(hidden_bias),
        "output": rounded(model.output.weight.detach().cpu()[0]),
    }


def main(path):
    with open(path, encoding="utf-8") as file:
        task = json.load(file)
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    names, units = task["names"], task["units"]
    rows, targets, games = read(task["stems"], len(names))
    mean = torch.from_numpy(rows.mean(0))
    # A feature that hardly moves gets no large weight.
    scale = torch.from_numpy(np.maximum(rows.std(0), 0.02))
    model = Judge(len(names), units)
    begin(model, task["weights"], names, mean, scale, units)
    model.to(device)
    inputs = ((torch.from_numpy(rows) - mean) / scale).to(device)
    wanted = torch.from_numpy(targets).to(device)
    is_held = torch.from_numpy(games % HELD_OUT == 0).to(device)
    held, training = is_held.nonzero().squeeze(1), (~is_held).nonzero().squeeze(1)
    steps = EPOCHS * (len(training) // BATCH + 1)
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=RATE, total_steps=steps)
    loss_of = torch.nn.BCEWithLogitsLoss()

    def brier():
        with torch.no_grad():
            return float(((torch.sigmoid(model(inputs[held])) - wanted[held]) ** 2).mean())

    before = brier()
    for _ in range(EPOCHS):
        order = training[torch.randperm(len(training), device=device)]
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            optimizer.zero_grad()
            loss_of(model(inputs[batch]), wanted[batch]).backward()
            optimizer.step()
            schedule.step()
    constant = float(wanted[held].var())
    print(f"  {len(training)} rows on {device}: held-out error {before:.4f} -> {brier():.4f} (of the mean {constant:.4f})")
    with open(task["out"], "w", encoding="utf-8") as file:
        json.dump(finish(model, names, mean, scale), file)


main(sys.argv[1])
